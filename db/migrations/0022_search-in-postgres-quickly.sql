DROP INDEX "listings_place";--> statement-breakpoint
CREATE INDEX "listings_searched" ON "listings" USING btree ("type","place_id","to_let","for_sale","invest","coworking","lat","lng","surface_min","surface_total","rent_low","rent_high","sale_low","sale_high","published_at","id","reference","revision") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_kinds" ON "listings" USING btree ("type","place_id","to_let","for_sale","invest","coworking") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_surface" ON "listings" USING btree ("surface_total") WHERE listed;--> statement-breakpoint
CREATE INDEX "listings_point" ON "listings" USING gist (point(lng * 0.636078220277784, lat)) WHERE listed;