import { expect, test } from 'vitest'
import { salutation } from './salutation.ts'

test.each([
  ['Mrs Dilys Rees', 'Mrs Rees'],
  ['Dr. Ann Mary Lloyd-Jones', 'Dr. Lloyd-Jones'],
  ['Mr Rees', 'Mr Rees'],
  ['Dilys Rees', 'Dilys Rees'],
  ['Mrs', 'Mrs'],
  ['there', 'there'],
])('%s is greeted as %s', (name, greeted) => expect(salutation(name)).toBe(greeted))
