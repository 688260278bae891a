import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import classes from '#features/pets/kit/litter/Rows.module.css'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { fieldId } from '#ui/field.ts'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { animals } from '../words.ts'
import { MOST_OFFSPRING, type OffspringAnswers } from './answers.ts'
import { takeNumbers } from './numbers.ts'

interface AddNumbersProps {
  young: readonly OffspringAnswers[]
  error: ReactNode
  onOffspring: (young: OffspringAnswers[]) => void
}

interface NumbersFieldProps {
  label: string
  hint: string
  error: ReactNode
  /** What becomes of what was typed, scanned or pasted; it writes down what it can read. */
  take: (text: string) => { left: string; problem: string; said: string }
}

/** Adds a row for each number of a litter. */
export function AddNumbers({ young, error, onOffspring }: AddNumbersProps) {
  const take = (numbers: string) => {
    const taken = takeNumbers(numbers, young, () => crypto.randomUUID())
    if (taken.added > 0) onOffspring(taken.young)
    return { ...taken, said: taken.added > 0 ? `${animals(taken.added)} added. You have ${taken.young.length} so far.` : '' }
  }
  return (
    <NumbersField
      label={young.length === 0 ? 'First microchip number' : 'Next microchip number'}
      hint={`Scan the labels one after another with a reader or camera, type each number and press Enter, or paste them all together. You can add up to ${MOST_OFFSPRING}.`}
      error={error}
      take={take}
    />
  )
}

/** The field for the next number: a reader that types, a camera, a list that is pasted or a hand, and it stays ready for the next. */
export function NumbersField({ label, hint, error, take }: NumbersFieldProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')

  const add = (numbers: string) => {
    if (numbers.trim() === '') return
    const taken = take(numbers)
    setText(taken.left)
    setProblem(taken.problem)
    setSaid(taken.said)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form must not be sent by a reader that ends each number with Enter.
    event.preventDefault()
    add(text)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (text !== '' || !/[\r\n,;\t]/.test(pasted.trim())) return
    event.preventDefault()
    add(pasted)
  }

  return (
    <Box bg="var(--ui-good-back)" bdrs="lg" p="clamp(1rem, 3vw, 1.5rem)">
      <Stack gap="0.875rem">
        <TextField
          id={fieldId('young')}
          label={label}
          hint={hint}
          error={problem || error}
          large
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="enter"
          className={classes.digits}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem('')
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(text)}
        />
        <Group gap="0.75rem" align="flex-end">
          <ActionButton weight="plain" size="lg" onClick={() => add(text)}>
            Add number
          </ActionButton>
          <ScanButton onScan={add} />
        </Group>
      </Stack>
      {said !== '' && (
        <Box component="p" c="var(--ui-good-text)" fw={600} m="0.75rem 0 0" aria-hidden="true">
          {said}
        </Box>
      )}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </Box>
  )
}
