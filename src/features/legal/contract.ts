import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Nothing } from '#platform/contract/shapes.ts'

export const operatorDetails = call('operatorDetails', {
  method: 'GET',
  summary: 'Who runs this register, where they can be written to, and for how many days they keep backups.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ name: z.string(), address: z.string().nullable(), backupDays: z.int() }),
  says: 'Who runs this register',
  refuses: {},
})
