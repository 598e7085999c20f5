import { z } from "zod";

/*
 * What a backup is: a tar archive, gzipped, and encrypted with age (age-encryption.org) where a key is given. It begins with
 * `backup.json`, which says of which schema it is. Then, table by table in an order in which each finds what it refers to,
 * the rows as PostgreSQL's COPY writes them, in entries of a few megabytes; the jobs that wait; the original pictures. It
 * ends with `manifest.json`, by which all of it is compared. Without that end it is no backup.
 */

export const headerName = "backup.json";
export const manifestName = "manifest.json";
export const jobsTable = "pgboss.job";
/** Before the name of a table, and of a picture. */
export const tablesFolder = "tables/";
export const mediaFolder = "media/originals/";

/** How a backup is written; another is of another version of the product. */
export const formatVersion = 1;

export const headerSchema = z.object({
  quartierBackup: z.literal(formatVersion),
  takenAt: z.iso.datetime(),
  /** The last migration that the database had: when drizzle made it, and of what content. */
  migration: z.object({ createdAt: z.number().int(), hash: z.string() }),
});
export type BackupHeader = z.output<typeof headerSchema>;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** SHA-256 of the rows as they are written. */
  sha256: z.string(),
});
export type TableSummary = z.output<typeof tableSchema>;

export const manifestSchema = z.object({
  tables: z.array(tableSchema),
  /** Where each sequence stands; null where it was never asked. */
  sequences: z.record(z.string(), z.string().nullable()),
  jobs: z.number().int(),
  media: z.object({ files: z.number().int(), bytes: z.number().int() }),
});
export type BackupManifest = z.output<typeof manifestSchema>;
