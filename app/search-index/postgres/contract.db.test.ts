import { searchIndexContract } from "../testing/contract.ts";
import { askPostgres } from "./ask-postgres.server.ts";

searchIndexContract("the index asked of PostgreSQL", askPostgres, 100);
