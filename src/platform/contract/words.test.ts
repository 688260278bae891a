import { expect, test } from 'vitest'
import * as z from 'zod'
import { fieldSentences, useOurErrorMessages } from './words.ts'

useOurErrorMessages()
const Form = z.strictObject({
  petName: z.string().min(1).max(5),
  password: z.string().min(10),
  email: z.email(),
  bornOn: z.iso.date(),
  kind: z.enum(['dog', 'cat']),
  many: z.int().min(1).max(3),
  list: z.array(z.string()).min(1),
})
const fine = { petName: 'Rex', password: '1234567890', email: 'a@b.example', bornOn: '2024-03-27', kind: 'dog', many: 1, list: ['x'] }

const cases: [string, unknown, string][] = [
  ['petName', undefined, 'Enter the pet name'],
  ['petName', '', 'Enter the pet name'],
  ['petName', 'Rumpelstiltskin', 'Pet name must be 5 characters or fewer'],
  ['petName', 7, 'Pet name must be text'],
  ['password', 'short', 'Password must have at least 10 characters'],
  ['email', 'anna', 'Enter an e-mail address like name@example.com'],
  ['bornOn', '27/03/2024', 'Born on must be a date like 2024-03-27'],
  ['kind', 'fish', 'Choose the kind: dog, cat'],
  ['many', 0, 'Many must be 1 or more'],
  ['many', 9, 'Many must be 3 or less'],
  ['list', [], 'Add at least 1 list'],
  ['nickname', 'Rexy', "There’s no field called 'nickname' here"],
]

for (const [field, value, sentence] of cases) {
  test(`${field} = ${JSON.stringify(value)} is answered with “${sentence}”`, () => {
    const read = Form.safeParse({ ...fine, [field]: value })
    expect(read.error && fieldSentences(read.error)).toEqual({ [field]: sentence })
  })
}
