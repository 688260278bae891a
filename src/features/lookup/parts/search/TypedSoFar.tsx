import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import { groupChipNumber } from '#features/chips/group.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import classes from './ChipSearch.module.css'
import { type Problem, type Typed, typedSoFar } from './typed.ts'

interface TypedSoFarProps {
  text: string
  /** What was said when the text was sent off, if it could not be looked up. */
  problem: Problem | null
  /** Takes the suggested number in place of what was typed. */
  onTake: (number: string) => void
}

/** What can be read from a number while it is typed. */
export function TypedSoFar({ text, problem, onTake }: TypedSoFarProps) {
  const typed = typedSoFar(text)
  if (problem) return problem.suggestion && <TakeSuggestion number={problem.suggestion} onTake={onTake} />
  return (
    <>
      <Said typed={typed} onTake={onTake} />
      <VisuallyHidden live>{aloud(typed)}</VisuallyHidden>
    </>
  )
}

function Said({ typed, onTake }: { typed: Typed; onTake: (number: string) => void }) {
  switch (typed.state) {
    case 'empty':
      return null
    case 'unfinished':
      return (
        <p className={classes.count}>
          {typed.digits} of 15 digits
          {typed.maker && ', or a whole number of an older chip'}
        </p>
      )
    case 'read':
      return (
        <p className={classes.read}>
          <IconCircleCheck className={classes.mark} size={20} aria-hidden="true" />
          <span>
            <b className={classes.digits}>{typed.reading.shown}</b>
            {typed.reading.manufacturer && ` · ${typed.reading.manufacturer}`}
            {typed.reading.notes.map((note) => (
              <span className={classes.note} key={note}>
                {note}
              </span>
            ))}
          </span>
        </p>
      )
    case 'refused':
      return (
        <div className={classes.refused}>
          <IconExclamationCircle className={classes.mark} size={20} aria-hidden="true" />
          <div>
            {typed.because}
            {typed.suggestion && <TakeSuggestion number={typed.suggestion} onTake={onTake} />}
          </div>
        </div>
      )
  }
}

/** “Did you mean …?” as a button. */
function TakeSuggestion({ number, onTake }: { number: string; onTake: (number: string) => void }) {
  return (
    <button className={classes.take} type="button" onClick={() => onTake(number)}>
      Did you mean <b className={classes.digits}>{groupChipNumber(number)}</b>?
    </button>
  )
}

function aloud(typed: Typed) {
  if (typed.state === 'read') return `Number read: ${typed.reading.shown}. ${typed.reading.notes.join(' ')}`
  return typed.state === 'refused' ? typed.because : ''
}
