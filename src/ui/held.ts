import { useState } from 'react'

type Held = { value?: string | undefined; defaultValue?: string | undefined; onChange?: ((value: string) => void) | undefined }

/** The text of a field that either its form holds (`value`) or the field itself, as React's own inputs do. */
export function useHeld({ value, defaultValue = '', onChange }: Held) {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, change] as const
}
