import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { Flights } from "./flights.server.ts";

const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

test("who asks for what is being made waits until it is written, not until it is read", async () => {
  const flights = new Flights();
  const response = newResponse();
  const unread = new Duplex({ write: () => undefined, read: () => undefined });
  response.assignSocket(unread as Socket);
  flights.begin("/en", response, 60_000);
  const others = flights.find("/en");
  expect(others).toBeInstanceOf(Promise);
  response.end("page");
  await others;
  expect(flights.find("/en")).toBeUndefined();
});

test("who makes it is whoever came first, and another once that one has left or takes too long", async () => {
  const flights = new Flights();
  const [first, second] = [newResponse(), newResponse()];
  flights.begin("/en", first, 60_000);
  flights.begin("/en", second, 60_000);
  const others = flights.find("/en");
  first.emit("close");
  await others;
  expect(flights.find("/en")).toBeUndefined();
  flights.begin("/en", second, 1);
  await flights.find("/en");
  expect(flights.find("/en")).toBeUndefined();
});
