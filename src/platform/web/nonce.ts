import { createContext } from 'react'

/** The word of the content security policy for this answer. A browser hides it from its own page, which reads it as empty. */
export const Nonce = createContext('')
