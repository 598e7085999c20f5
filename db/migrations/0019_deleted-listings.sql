CREATE TABLE "deleted_listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_listings_revision" ON "deleted_listings" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "deleted_listings_at" ON "deleted_listings" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION note_deleted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'TRUNCATE' then
    insert into deleted_listings (listing_id) values (0);
  else
    insert into deleted_listings (listing_id) select id from deleted;
  end if;
  -- Who has not looked for a week reads everything anew.
  delete from deleted_listings where id in (
    select id from deleted_listings where at < now() - interval '7 days' for update skip locked
  );
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "listings_note_deleted" AFTER DELETE ON "listings" REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_listings();--> statement-breakpoint
CREATE TRIGGER "listings_note_truncated" AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_listings();
