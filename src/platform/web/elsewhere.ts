import { createContext, use } from 'react'

/** Where else whoever runs the register is found: the help centre, and the social pages they have. */
export interface Elsewhere {
  help: string
  social: readonly { name: 'Facebook' | 'Instagram' | 'YouTube'; url: string }[]
}

/** The addresses as the server drew the page with them, as JSON. A browser reads them where the server wrote them. */
export const DrawnElsewhere = createContext('')

export const useDrawnElsewhere = () => use(DrawnElsewhere) || (document.documentElement.dataset['elsewhere'] ?? '')

export function useElsewhere(): Elsewhere {
  const drawn = useDrawnElsewhere()
  return JSON.parse(drawn)
}
