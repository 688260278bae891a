import { type KeyboardEvent, useRef } from 'react'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { NO_BURST, withKey } from './burst.ts'

/** For the keys of a field that holds one chip number: a reader that is used a second time replaces the first number. */
export function useBurst(put: (number: string) => void) {
  const burst = useRef(NO_BURST)
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const isWhole = readChipNumber(event.currentTarget.value).valid
    const next = withKey(burst.current, { key: event.key, at: event.timeStamp, isWhole })
    burst.current = next.burst
    if (next.instead === null) return
    event.preventDefault()
    put(next.instead)
  }
}
