import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Moment, Nothing } from '#platform/contract/shapes.ts'
import { Evidence, StatusOfPart } from './shapes.ts'

export const operatorDetails = call('operatorDetails', {
  method: 'GET',
  summary:
    'Who runs this register, where they can be written to, the numbers they’re listed under, and for how many days they keep backups.',
  who: 'anyone',
  input: Nothing,
  output: z.object({
    name: z.string(),
    address: z.string(),
    /** Of Companies House. */
    companyNumber: z.string(),
    /** On the register of fee payers of the Information Commissioner’s Office. */
    icoNumber: z.string(),
    /** Null where they aren't registered for VAT. */
    vatNumber: z.string().nullable(),
    backupDays: z.int(),
  }),
  says: 'Who runs this register',
  refuses: {},
})

export const registerStatus = call('registerStatus', {
  method: 'GET',
  summary: 'How each part of the register is just now, by its own checks.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ checkedAt: Moment, parts: z.array(StatusOfPart) }),
  says: 'How the register is',
  refuses: {},
})

export const complianceEvidence = call('complianceEvidence', {
  method: 'GET',
  summary: 'What the register can show for the duties that the law gives to anyone who runs a microchip database, counted now.',
  who: 'anyone',
  input: Nothing,
  output: Evidence,
  says: 'Evidence',
  refuses: {},
})
