import { useState } from 'react'

/** The last answer of a call, which stays in sight while the next one comes. */
export function useLast<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
