import { redirect } from 'react-router'
import { paths } from '#src/paths.ts'

/** The empty path: the product starts at its home page. */
export const loader = toHome
export const clientLoader = toHome

export default function Start() {
  return null
}

function toHome() {
  return redirect(paths.home)
}
