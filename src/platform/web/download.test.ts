import { expect, test } from 'vitest'
import { nameIn } from './download.ts'

test('a downloaded file keeps the name that the server gives it, in any letters', () => {
  expect(nameIn(`attachment; filename="Zo_.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`)).toBe('Zoë.pdf')
  expect(nameIn('attachment; filename="certificate.pdf"')).toBe('certificate.pdf')
  expect(nameIn(null)).toBeUndefined()
})
