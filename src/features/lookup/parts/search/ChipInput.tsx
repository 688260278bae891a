import { type ComponentPropsWithRef, useState } from 'react'
import { Box } from '#ui/Box.tsx'
import classes from './ChipInput.module.css'

interface ChipInputProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'type'> {
  /** What to do about a number that cannot be looked up. */
  error: string | undefined
}

/** The large field for a microchip number. A phone shows its digits first; numbers with letters are few and old. */
export function ChipInput({ error, ...input }: ChipInputProps) {
  const [letters, setLetters] = useState(false)
  return (
    <div>
      <Box component="label" display="block" fz="lg" fw={700} htmlFor="chip">
        Microchip number
      </Box>
      <Box component="p" fz="sm" lh="1.45" m="0.125rem 0 0.625rem" c="dimmed" id="chip-hint">
        Type it, paste the line your reader printed, or scan the label.
        <button className={classes.letters} type="button" aria-pressed={letters} onClick={() => setLetters(!letters)}>
          My number has letters
        </button>
      </Box>
      {error && (
        <Box component="p" fz="sm" lh="1.45" m="0.125rem 0 0.625rem" c="var(--ui-danger)" fw={600} id="chip-error">
          {error}
        </Box>
      )}
      <input
        {...input}
        className={classes.input}
        id="chip"
        name="chip"
        type="text"
        inputMode={letters ? 'text' : 'numeric'}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={error ? 'chip-hint chip-error' : 'chip-hint'}
        aria-invalid={error ? true : undefined}
      />
    </div>
  )
}
