import { expect, test } from 'vitest'
import { comparedWith, numberIn } from './reading.ts'

test('the number is taken out of what a reader prints around it', () => expect(numberIn('0981020003456789')).toBe('981020003456789'))
test('what holds no number is shown as it came, so that the person can mend it', () => expect(numberIn('98102000345')).toBe('98102000345'))
test('the chip that was just implanted is known again, however its number was typed', () => {
  expect(comparedWith('981 020 003 456 789', '981020003456789')).toEqual({ number: '981020003456789', isSame: true })
})
test('another chip in the animal is not taken for the new one', () => {
  expect(comparedWith('981020003456789', '981020003456790')).toEqual({ number: '981020003456790', isSame: false })
})
