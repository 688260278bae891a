import { redirect } from 'react-router'
import { paths } from '#src/paths.ts'

/** The address of the dashboard as a whole: it starts at its home page. */
export const loader = toHome
export const clientLoader = toHome

export default function ImplanterStart() {
  return null
}

function toHome() {
  return redirect(paths.implanterHome)
}
