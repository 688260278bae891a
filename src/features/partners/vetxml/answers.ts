import { escapeXml } from '#platform/xml.ts'

/** What the codes of our answers mean. The first three are successes. */
export const CODES = {
  registered: ['54000', 'The animal is registered in its keeper’s name'],
  known: ['54100', 'You’ve already registered this chip, and nothing has changed'],
  waiting: ['54108', 'The animal is registered, and we’ve asked the keeper to confirm'],
  unrecognised: ['54101', 'We don’t recognise this APIUSER and APIKEY'],
} as const

interface Answer {
  code?: string
  words: string
  chipNumber?: string
  registrationId?: string
  /** The stable word of a refusal. */
  refusal?: string
  chipFound?: boolean
  chipRegisterable?: boolean
}

/** Our answer to a MicrochipRegistration. */
export function answerXml({ code, words, chipNumber, registrationId, refusal, chipFound, chipRegisterable }: Answer): string {
  const lines = [
    element('code', code),
    element('message', words),
    element('error', refusal),
    element('chipNumber', chipNumber),
    element('registrationId', registrationId),
    element('chipFound', chipFound),
    element('chipRegisterable', chipRegisterable),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<MicrochipRegistrationResponse>\n${lines.join('')}</MicrochipRegistrationResponse>\n`
}

const element = (name: string, value: string | boolean | undefined) =>
  value === undefined ? '' : `  <${name}>${escapeXml(String(value))}</${name}>\n`
