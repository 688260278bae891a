import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { CheckField } from './CheckField.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { DateField } from './DateField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { markup } from './markup.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { PinField } from './PinField.tsx'
import { SelectField } from './SelectField.tsx'
import { SuggestField } from './SuggestField.tsx'
import { LongTextField, TextField } from './TextField.tsx'

const field = { label: 'Telephone', error: 'Enter the telephone number', 'data-path': 'keeper.phone' }

const fields: Record<string, ReactNode> = {
  TextField: createElement(TextField, field),
  LongTextField: createElement(LongTextField, field),
  PasswordField: createElement(PasswordField, field),
  SelectField: createElement(SelectField, { ...field, options: ['A'] }),
  SuggestField: createElement(SuggestField, { ...field, suggestions: [] }),
  CheckField: createElement(CheckField, field),
  ChoiceCards: createElement(ChoiceCards, { ...field, choices: [{ value: 'a', label: 'A' }] }),
  DateField: createElement(DateField, field),
  PhotoField: createElement(PhotoField, { ...field, alt: '', onChoose: () => undefined }),
  PinField: createElement(PinField, field),
}

test.each(Object.entries(fields))('%s can be reached from the error summary, and shows its error', (_name, element) => {
  const summary = markup(createElement(ErrorSummary, { errors: { 'keeper.phone': 'Enter the telephone number' } }))
  const id = /href="#([^"]+)"/.exec(summary)?.[1]
  const html = markup(element)
  expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${id}"`))
  expect(html).toContain('Enter the telephone number')
  expect(html).toContain('Telephone')
})

test('there is no summary when nothing is wrong', () => {
  expect(markup(createElement(ErrorSummary, { errors: {} }))).not.toContain('There’s a problem')
})

test('a field that may stay empty says so', () => {
  expect(markup(createElement(TextField, { label: 'Markings', optional: true }))).toContain('(optional)')
  expect(markup(createElement(TextField, { label: 'Name' }))).not.toContain('(optional)')
})

test('the hint and the error of a group are read out with it', () => {
  const html = markup(createElement(DateField, { ...field, hint: 'A guess is fine' }))
  const ids = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(ids).toHaveLength(2)
  for (const id of ids) expect(html).toContain(`id="${id}"`)
})
