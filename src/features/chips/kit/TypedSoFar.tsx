import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Pill } from '#ui/Pill.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
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
  if (problem) return isOffering(problem) ? <Offered problem={problem} onTake={onTake} /> : null
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
        <Box component="p" c="dimmed" m={0}>
          {typed.digits} of 15 digits
          {typed.maker && ', or a complete number for an older chip'}
        </Box>
      )
    case 'read':
      return (
        <Group component="p" gap="0.5rem" align="flex-start" wrap="nowrap" m={0} c="var(--ui-good-text)">
          <IconCircleCheck size={20} aria-hidden="true" />
          <span>
            <Box component="b" lts="0.03em" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {typed.reading.shown}
            </Box>
            {typed.reading.manufacturer && ` · ${typed.reading.manufacturer}`}
            {typed.reading.notes.map((note) => (
              <Box component="span" c="dimmed" display="block" key={note}>
                {note}
              </Box>
            ))}
          </span>
        </Group>
      )
    case 'refused':
      return (
        <Group gap="0.5rem" align="flex-start" wrap="nowrap" m={0} c="var(--ui-danger)">
          <IconExclamationCircle size={20} aria-hidden="true" />
          <div>
            {typed.because}
            {isOffering(typed) && <Offered problem={typed} onTake={onTake} />}
          </div>
        </Group>
      )
  }
}

const isOffering = ({ suggestion, several }: Problem) => suggestion !== null || several.length > 0

/** The number that was probably meant, or each of several. */
function Offered({ problem: { suggestion, several }, onTake }: { problem: Problem; onTake: (number: string) => void }) {
  if (suggestion) return <TakeSuggestion number={suggestion} onTake={onTake} />
  return (
    <Group gap="0.5rem" mt="0.5rem">
      {several.map((number) => (
        <Pill key={number} onClick={() => onTake(number)}>
          Use{' '}
          <Box component="b" lts="0.03em" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {groupChipNumber(number)}
          </Box>
        </Pill>
      ))}
    </Group>
  )
}

/** “Did you mean …?” as a button. */
function TakeSuggestion({ number, onTake }: { number: string; onTake: (number: string) => void }) {
  return (
    <Box mt="0.5rem">
      <Pill onClick={() => onTake(number)}>
        Did you mean{' '}
        <Box component="b" lts="0.03em" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {groupChipNumber(number)}
        </Box>
        ?
      </Pill>
    </Box>
  )
}

function aloud(typed: Typed) {
  if (typed.state === 'read') return `Number read: ${typed.reading.shown}. ${typed.reading.notes.join(' ')}`
  return typed.state === 'refused' ? typed.because : ''
}
