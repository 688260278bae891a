import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { textOfPdf } from '#src/testing/pdftext.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { drawTag } from './drawTag.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test.each([
  ['capitals', 'MMMMMMMM WWWWWWWW HOMMWOOMWM'],
  ['letters of a wider face', 'NGUYỄN THỊ HOÀNG WILLIAMSON'],
])('a line of the engraver’s is never cut: %s', async (_what, line) => {
  const order = { design: { shape: 'disc', size: 'large', finish: 'steel' } as const, lines: [line, 'SY8 1AA'], to: 'Nia Powell, Ludlow' }
  const pdf = textOfPdf(await drawTag(register.services, order, newId(), register.clock.now()))
  expect(pdf.replaceAll(/\s/g, '')).toContain(line.replaceAll(' ', ''))
})
