-- allowed: no row has the column yet, so that it is made within a second
CREATE INDEX "contact_requests_form" ON "contact_requests" USING btree ("form_id") WHERE "contact_requests"."form_id" is not null;
