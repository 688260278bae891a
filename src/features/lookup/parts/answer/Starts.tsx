import { Group } from '#ui/Box.tsx'
import { Pill } from '#ui/Pill.tsx'

interface StartsProps {
  message: string
  onTake: (words: string) => void
}

/** Sentences to begin with, for people who are in a hurry or upset. Words of the person’s own are never replaced. */
export function Starts({ message, onTake }: StartsProps) {
  const isOwn = message.trim() !== '' && !starts.some((start) => start === message)
  if (isOwn) return null
  return (
    <Group component="ul" gap="0.5rem" align="stretch" fz="sm" m="0.75rem 0 0" aria-label="Suggested messages">
      {starts.map((start) => (
        <li key={start}>
          <Pill pressed={start === message} onClick={() => onTake(start)}>
            {start}
          </Pill>
        </li>
      ))}
    </Group>
  )
}

const starts = [
  'Your pet is safe with me.',
  'Your pet is at a vet practice.',
  'I’ve just seen your pet, but couldn’t catch it.',
  'Your pet is hurt and needs help.',
]
