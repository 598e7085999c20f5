ALTER TABLE "contact_requests" ADD COLUMN "form_id" uuid;
