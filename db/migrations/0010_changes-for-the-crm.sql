CREATE TYPE "public"."crm_change_kind" AS ENUM('contact', 'consents', 'strategy', 'contact-request');--> statement-breakpoint
CREATE TABLE "crm_changes" (
	"contact_id" uuid NOT NULL,
	"kind" "crm_change_kind" NOT NULL,
	"entity_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "crm_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_changes_contact_id_kind_entity_id_pk" PRIMARY KEY("contact_id","kind","entity_id")
);
--> statement-breakpoint
CREATE TABLE "crm_contacts" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "crm_changes_position" ON "crm_changes" USING btree ("contact_id","position");--> statement-breakpoint
CREATE INDEX "crm_contacts_next_attempt" ON "crm_contacts" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE FUNCTION "note_crm_change"(contact uuid, what crm_change_kind, entity uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "crm_changes" ("contact_id", "kind", "entity_id") VALUES (contact, what, entity)
	ON CONFLICT ("contact_id", "kind", "entity_id") DO UPDATE SET "id" = gen_random_uuid(), "changed_at" = now();
$$;--> statement-breakpoint
CREATE FUNCTION "note_user_for_crm"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- Whatever waited about this person is about nobody now; what is left to tell is that they are gone.
		DELETE FROM "crm_changes" WHERE "contact_id" = OLD."id";
		IF OLD."profile_completed_at" IS NOT NULL THEN PERFORM note_crm_change(OLD."id", 'contact', OLD."id"); END IF;
	ELSIF NEW."profile_completed_at" IS NOT NULL THEN
		PERFORM note_crm_change(NEW."id", 'contact', NEW."id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_note_for_crm" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION note_user_for_crm();--> statement-breakpoint
CREATE TRIGGER "users_note_change_for_crm" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN ((OLD."status", OLD."email", OLD."title_id", OLD."firstname", OLD."lastname", OLD."phone", OLD."language_id", OLD."receive_emails_for_reverse_matching", OLD."receive_emails_for_marketing", OLD."profile_completed_at")
		IS DISTINCT FROM (NEW."status", NEW."email", NEW."title_id", NEW."firstname", NEW."lastname", NEW."phone", NEW."language_id", NEW."receive_emails_for_reverse_matching", NEW."receive_emails_for_marketing", NEW."profile_completed_at"))
	EXECUTE FUNCTION note_user_for_crm();--> statement-breakpoint
CREATE FUNCTION "note_consent_for_crm"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_crm_change(NEW."user_id", 'consents', NEW."user_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "consents_note_for_crm" AFTER INSERT ON "consents" FOR EACH ROW
	WHEN (NEW."purpose" NOT LIKE 'cookies-%') EXECUTE FUNCTION note_consent_for_crm();--> statement-breakpoint
CREATE FUNCTION "note_strategy_for_crm"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- What goes with its owner needs no telling of its own.
	IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR OLD."user_id" IS DISTINCT FROM NEW."user_id")
		AND EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
		PERFORM note_crm_change(OLD."user_id", 'strategy', OLD."id");
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."user_id" IS NOT NULL THEN
		PERFORM note_crm_change(NEW."user_id", 'strategy', NEW."id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "strategies_note_for_crm"
	AFTER INSERT OR DELETE OR UPDATE OF "user_id", "criteria", "name", "frequency", "last_used_at", "removed_at" ON "strategies"
	FOR EACH ROW EXECUTE FUNCTION note_strategy_for_crm();--> statement-breakpoint
CREATE FUNCTION "note_contact_request_for_crm"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."user_id" IS NULL OR EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
			PERFORM note_crm_change(coalesce(OLD."user_id", OLD."id"), 'contact-request', OLD."id");
		END IF;
	ELSE
		PERFORM note_crm_change(coalesce(NEW."user_id", NEW."id"), 'contact-request', NEW."id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "contact_requests_note_for_crm" AFTER INSERT OR DELETE ON "contact_requests" FOR EACH ROW EXECUTE FUNCTION note_contact_request_for_crm();--> statement-breakpoint
INSERT INTO "crm_changes" ("contact_id", "kind", "entity_id") SELECT "id", 'contact', "id" FROM "users" WHERE "profile_completed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "crm_changes" ("contact_id", "kind", "entity_id") SELECT DISTINCT "user_id", 'consents'::crm_change_kind, "user_id" FROM "consents" WHERE "purpose" NOT LIKE 'cookies-%';--> statement-breakpoint
INSERT INTO "crm_changes" ("contact_id", "kind", "entity_id") SELECT "user_id", 'strategy', "id" FROM "strategies" WHERE "user_id" IS NOT NULL AND "removed_at" IS NULL;--> statement-breakpoint
INSERT INTO "crm_changes" ("contact_id", "kind", "entity_id") SELECT coalesce("user_id", "id"), 'contact-request', "id" FROM "contact_requests";
