import { type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import { ActionButton } from './ActionButton.tsx'
import { markup } from './markup.tsx'

const button = (props: ComponentProps<typeof ActionButton>) => markup(createElement(ActionButton, props, 'Transfer'))

test('a button whose rule answers true works as if it had none', () => {
  expect(button({ disabledBecause: true })).not.toContain('aria-disabled')
  expect(button({ disabledBecause: undefined })).not.toContain('aria-disabled')
})

test('a button that is turned off can still be reached, and its description is the reason', () => {
  const html = button({ disabledBecause: 'Biscuit is reported missing' })
  expect(html).not.toMatch(/ disabled(=|>| )/)
  expect(html).toContain('aria-disabled="true"')
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`role="tooltip" id="${id}">Biscuit is reported missing<`)
})

test('a busy button keeps its words and says that it is busy', () => {
  const html = button({ busy: true })
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toMatch(/ disabled(=|>| )/)
  expect(html).toContain('Transfer')
})

test('a button inside a form does not send it by accident', () => {
  expect(button({})).toContain('type="button"')
  expect(button({ type: 'submit' })).toContain('type="submit"')
})
