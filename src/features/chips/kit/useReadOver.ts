import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { afterReading, isWhole } from './readover.ts'

/** For a field that holds one chip number: a reader that is used a second time replaces the first number. */
export function useReadOver(put: (number: string) => void) {
  const held = useRef<string | null>(null)
  return {
    onBeforeInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (isWhole(currentTarget.value)) held.current = currentTarget.value
    },
    onChange: ({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) =>
      put(held.current === null ? value : afterReading(held.current, value, selectionStart ?? value.length)),
  }
}
