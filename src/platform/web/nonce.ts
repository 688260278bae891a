import { createContext } from 'react'

/** The content security policy's word for this response; the browser hides it, so there it is not known. */
export const Nonce = createContext<string | undefined>(undefined)
