import { searchIndexContract } from "../testing/contract.ts";
import { getMemoryIndex } from "./get-memory-index.server.ts";

searchIndexContract("the index in memory", async (db, ask) => ask(await getMemoryIndex(db)), 600);
