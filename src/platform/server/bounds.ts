import { Refusal } from './refusal.ts'

/** What one question may be made of. The largest form of the register, a return of 1,000 microchips, has a tenth of it. */
const MOST_FIELDS = 1000
const MOST_THINGS = 10_000
const DEEPEST = 20

/** What one JSON answer may weigh. A list is asked for page by page, so whatever is larger is a fault of ours. */
export const LARGEST_ANSWER = 1024 * 1024

const tooMuch = () => new Refusal(400, 'tooMuch', 'You’ve sent too much in one go. Send less at a time.')

/** Refuses a JSON text for what would be made of it, before anything is. */
export function refuseTooMuch(json: string): void {
  let [fields, things, depth] = [0, 0, 0]
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (character === QUOTE) at = endOfText(json, at)
    else if (character === COLON) fields += 1
    else if (character === COMMA) things += 1
    else if (character === OPEN_LIST || character === OPEN_GROUP) depth += 1
    else if (character === CLOSE_LIST || character === CLOSE_GROUP) depth -= 1
    if (fields > MOST_FIELDS || things > MOST_THINGS || depth > DEEPEST) throw tooMuch()
  }
}

/** Refuses an address with more questions in it than any call has fields. */
export function refuseLongQuery(url: string): void {
  let asked = 0
  for (let at = url.indexOf('&'); at >= 0; at = url.indexOf('&', at + 1)) {
    asked += 1
    if (asked > MOST_QUESTIONS) throw tooMuch()
  }
}

const MOST_QUESTIONS = 100

/** Where a text that begins at a quotation mark ends. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (character === BACKSLASH) at += 1
    else if (character === QUOTE) return at
  }
  return json.length
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_GROUP, CLOSE_GROUP] = [0x5b, 0x5d, 0x7b, 0x7d]
