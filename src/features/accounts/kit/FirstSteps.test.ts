import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markup } from '#ui/markup.tsx'
import { purposeWords } from '../purposeWords.ts'
import { FirstSteps } from './FirstSteps.tsx'

test.each(['Student', 'Trainer', 'TT-Customer'] as const)(
  'an empty dashboard says what the account of a %s is for and what comes next',
  (type) => {
    const html = markup(createElement(FirstSteps, { type }))
    expect(html).toContain('What this account is for')
    for (const words of Object.values(purposeWords[type])) expect(html).toContain(words)
  },
)
