import { expect, test } from 'vitest'
import { INTAKE_KINDS } from '../../kit/ways.ts'
import { COLUMNS } from './series.ts'
import { tableRows } from './tablerows.ts'

const left = { adopted: 2, reunited: 1, transferred: 0, euthanised: 0, died: 0, gone: 0, rehomed: 0, otherwiseLeft: 1 }
const came = { stray: 3, surrender: 1, returned: 0, fromRescue: 0, bornHere: 4, fromAbroad: 0, seized: 0, otherwiseCame: 4, came: 8 }

test('the file has every month below its columns, and the total below all months', () => {
  const [head, month, total, ...none] = tableRows([{ month: '2026-03', ...came, ...left }], { ...came, ...left })
  expect(head?.slice(0, 3)).toEqual(['Month', 'Strays', 'Given up'])
  expect(month?.slice(0, 3)).toEqual(['Mar 2026', '3', '1'])
  expect(total).toEqual(['Total', ...(month ?? []).slice(1)])
  expect(none).toEqual([])
})

test('every way in has a column', () => {
  const keys = new Set<string>(COLUMNS.map(({ key }) => key))
  expect(INTAKE_KINDS.filter((kind) => !keys.has(kind))).toEqual([])
})
