import { expect, test } from "vitest";
import { isPhoneNumber } from "./phone-number.ts";

test.each([
  "0470 12 34 56",
  "+32 470 12 34 56",
  "+352 12 34 56",
  "02/123.45.67",
  "(02) 123-45-67",
  "+32 2 123 45 67 ext. 12",
  "123456",
  "+123456789012345",
])("%s is a telephone number", (text) => expect(isPhoneNumber(text)).toBe(true));

test.each([
  "",
  "abc",
  "02 1",
  "12345",
  "call me",
  "1234567890123456",
  "+32 470 <script>",
  "after six: 0470 12 34 56",
  "++32",
])("%s is none", (text) => expect(isPhoneNumber(text)).toBe(false));
