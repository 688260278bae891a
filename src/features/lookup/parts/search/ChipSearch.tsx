import { IconSearch } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ScanButton } from '../scan/ScanButton.tsx'
import classes from './ChipSearch.module.css'
import { TakeSuggestion, TypedSoFar } from './TypedSoFar.tsx'
import { onOneLine, problemWith } from './typed.ts'

interface ChipSearchProps {
  /** The number in the address, if any. */
  chip: string
  busy: boolean
  onSearch: (text: string) => void
}

/** One field for a number that is typed, pasted from a reader, sent by a USB reader or scanned by camera. Without scripts it is a plain form. */
export function ChipSearch({ chip, busy, onSearch }: ChipSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(chip)
  const [refused, setRefused] = useState<string | null>(null)
  const problem = refused === text ? problemWith(text) : null

  const put = (next: string) => {
    if (field.current) field.current.value = next
    setText(next)
  }
  // Someone may have typed before the page came to life, and the way back brings an earlier number.
  useEffect(() => {
    const { current } = field
    if (!current) return
    if (chip !== '') current.value = chip
    setText(current.value)
  }, [chip])

  const search = (wanted: string) => {
    if (!problemWith(wanted)) return onSearch(wanted.trim())
    setText(wanted)
    setRefused(wanted)
    field.current?.focus()
  }
  const take = (number: string) => {
    put(number)
    search(number)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(field.current?.value ?? '')
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    put(onOneLine(pasted))
  }

  return (
    <search>
      <form className={classes.form} action={`${paths.home}#answer`} method="get" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          name="chip"
          id="chip"
          label="Microchip number"
          hint="Type it, paste the line that your reader printed, or scan the label."
          size="lg"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="search"
          defaultValue={chip}
          error={problem?.because}
          classNames={{ input: classes.input ?? '' }}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={paste}
        />
        {problem?.suggestion && <TakeSuggestion number={problem.suggestion} onTake={take} />}
        {!problem && <TypedSoFar text={text} onTake={take} />}
        <div className={classes.buttons}>
          <ActionButton type="submit" size="lg" busy={busy} icon={<IconSearch size={20} aria-hidden="true" />}>
            Look up this chip
          </ActionButton>
          <ScanButton onScan={take} />
        </div>
      </form>
    </search>
  )
}
