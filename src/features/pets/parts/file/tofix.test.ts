import { expect, test } from 'vitest'
import { apart } from './tofix.ts'

const row = (number: number, wrong: string[]) => ({ row: number, chipNumber: '', name: '', wrong, notes: [] })

test('the rows to fix and the others are files of their own, as they were written', () => {
  const text = '\ufeffName;Notes;Sex\r\nPip;"shy;\nvery";F\r\n\r\nMoss;;X\r\n'
  const { toFix, others } = apart(text, { rows: [row(2, []), row(4, ['Sex must be F, M or unknown', 'Breed is empty'])] })
  expect(toFix).toBe(
    'Name;Notes;Sex;What to fix\r\nMoss;;X;Sex must be F, M or unknown; Breed is empty\r\n'.replace(
      'Sex must be F, M or unknown; Breed is empty',
      '"Sex must be F, M or unknown; Breed is empty"',
    ),
  )
  expect(others).toBe('Name;Notes;Sex\r\nPip;"shy;\nvery";F\r\n')
})
