CREATE TABLE "market_figures" (
	"place_id" integer NOT NULL,
	"segment" text NOT NULL,
	"transaction" text NOT NULL,
	"month" date NOT NULL,
	"listings" integer NOT NULL,
	"new_listings" integer NOT NULL,
	"lower_price" double precision NOT NULL,
	"median_price" double precision NOT NULL,
	"upper_price" double precision NOT NULL,
	"days_offered" double precision NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	CONSTRAINT "market_figures_place_id_segment_transaction_month_pk" PRIMARY KEY("place_id","segment","transaction","month")
);
--> statement-breakpoint
ALTER TABLE "market_figures" ADD CONSTRAINT "market_figures_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_figures_month" ON "market_figures" USING btree ("month");