import { IconSearch } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onOneLine } from '#features/chips/kit/paste.ts'
import { ScanButton } from '#features/chips/kit/scan/ScanButton.tsx'
import type { Problem } from '#features/chips/kit/typed.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { prepareAnswer } from '../answer/lazyanswer.ts'
import { ChipInput } from './ChipInput.tsx'
import classes from './ChipSearch.module.css'

// Reading a number takes the lists of countries and makers, so it comes when the field is used; the server reads it all the same.
const reading = () => import('#features/chips/kit/typed.ts')
const TypedSoFar = lazy(() =>
  import('#features/chips/kit/TypedSoFar.tsx').then(
    (all) => ({ default: all.TypedSoFar }),
    () => ({ default: () => null }),
  ),
)

interface ChipSearchProps {
  /** The number in the address, if any. */
  chip: string
  busy: boolean
  /** An answer stands below, so the field makes room for it. */
  compact: boolean
  onSearch: (text: string) => void
}

/** One field for a number that is typed, pasted from a reader, sent by a USB reader or scanned by camera. Without scripts it is a plain form. */
export function ChipSearch({ chip, busy, compact, onSearch }: ChipSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(chip)
  const [refused, setRefused] = useState<(Problem & { text: string }) | null>(null)
  const problem = refused?.text === text ? refused : null

  // Someone may have typed before the page came to life, and the way back brings an earlier number.
  useEffect(() => {
    const { current } = field
    if (!current) return
    if (chip !== '') current.value = chip
    setText(current.value)
  }, [chip])

  const put = (next: string) => {
    if (field.current) field.current.value = next
    setText(next)
  }
  const search = async (wanted: string) => {
    const wrong = await problemIn(wanted)
    if (!wrong) return onSearch(wanted.trim())
    setText(wanted)
    setRefused({ ...wrong, text: wanted })
    field.current?.focus()
  }
  const take = (number: string) => {
    put(number)
    void search(number)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void search(field.current?.value ?? '')
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    put(onOneLine(pasted))
  }

  return (
    <search>
      <form
        className={classes.form}
        action={`${paths.home}#answer`}
        method="get"
        onSubmit={submit}
        noValidate
        data-compact={compact || undefined}
      >
        <ChipInput
          ref={field}
          error={problem?.because}
          defaultValue={chip}
          onFocus={prepare}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={paste}
        />
        <div className={classes.typed}>
          {text === '' && (
            <Box component="p" c="dimmed" m={0}>
              Most labels show 15 digits. Older chips have 9 or 10 characters.
            </Box>
          )}
          {text !== '' && (text !== chip || problem) && (
            <Suspense>
              <TypedSoFar text={text} problem={problem} onTake={take} />
            </Suspense>
          )}
        </div>
        <div className={classes.buttons}>
          <ActionButton type="submit" size="lg" busy={busy} icon={<IconSearch size={20} aria-hidden="true" />}>
            Look up this chip
          </ActionButton>
          <Scripted>
            <span className={classes.scan}>
              <ScanButton onScan={take} />
            </span>
          </Scripted>
        </div>
      </form>
    </search>
  )
}

const prepareForms = async () => (await import('../answer/lazyparts.tsx')).prepareForms()

function prepare() {
  for (const load of [prepareAnswer, prepareForms, reading]) load().catch(() => null)
}

/** Says at once what is wrong with a number, where it can. */
async function problemIn(text: string): Promise<Problem | null> {
  if (text.trim() === '') return { because: 'Enter the microchip number', suggestion: null, several: [] }
  const read = await reading().catch(() => null)
  return read?.problemWith(text) ?? null
}
