-- What matching and mailing leave behind is called what the specification calls it: notifications, of events of listings.
ALTER TYPE "public"."notice_reason" RENAME TO "notification_reason";--> statement-breakpoint
ALTER TYPE "public"."notice_drop" RENAME TO "notification_drop";--> statement-breakpoint
ALTER TABLE "listing_news" RENAME TO "listing_events";--> statement-breakpoint
ALTER TABLE "listing_events" RENAME CONSTRAINT "listing_news_pkey" TO "listing_events_pkey";--> statement-breakpoint
ALTER TABLE "listing_events" RENAME CONSTRAINT "listing_news_listing_id_listings_id_fk" TO "listing_events_listing_id_listings_id_fk";--> statement-breakpoint
ALTER SEQUENCE "listing_news_id_seq" RENAME TO "listing_events_id_seq";--> statement-breakpoint
ALTER TABLE "notice_mails" RENAME TO "notification_mails";--> statement-breakpoint
ALTER TABLE "notification_mails" RENAME CONSTRAINT "notice_mails_pkey" TO "notification_mails_pkey";--> statement-breakpoint
ALTER TABLE "notification_mails" RENAME CONSTRAINT "notice_mails_user_id_users_id_fk" TO "notification_mails_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "notice_mails_user_day" RENAME TO "notification_mails_user_day";--> statement-breakpoint
ALTER INDEX "notice_mails_waiting" RENAME TO "notification_mails_waiting";--> statement-breakpoint
ALTER TABLE "notice_runs" RENAME TO "notification_runs";--> statement-breakpoint
ALTER TABLE "notification_runs" RENAME CONSTRAINT "notice_runs_pkey" TO "notification_runs_pkey";--> statement-breakpoint
ALTER TABLE "notices" RENAME TO "notifications";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "settled_at" TO "processed_at";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_strategy_id_listing_id_reason_pk" TO "notifications_strategy_id_listing_id_reason_pk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_strategy_id_strategies_id_fk" TO "notifications_strategy_id_strategies_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_listing_id_listings_id_fk" TO "notifications_listing_id_listings_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_mail_id_notice_mails_id_fk" TO "notifications_mail_id_notification_mails_id_fk";--> statement-breakpoint
ALTER INDEX "notices_pending" RENAME TO "notifications_pending";--> statement-breakpoint
ALTER INDEX "notices_mail" RENAME TO "notifications_mail";--> statement-breakpoint
UPDATE "failed_mails" SET "kind" = 'mail-notifications' WHERE "kind" = 'mail-notices';
