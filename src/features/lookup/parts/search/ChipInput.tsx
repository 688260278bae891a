import { type ComponentPropsWithRef, useState } from 'react'
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
      <label className={classes.label} htmlFor="chip">
        Microchip number
      </label>
      <p className={classes.hint} id="chip-hint">
        Type it, paste the line that your reader printed, or scan the label.
        <button className={classes.letters} type="button" aria-pressed={letters} onClick={() => setLetters(!letters)}>
          It has letters in it
        </button>
      </p>
      {error && (
        <p className={classes.error} id="chip-error">
          {error}
        </p>
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
