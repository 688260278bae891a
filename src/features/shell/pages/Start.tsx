import { redirect } from 'react-router'
import { paths } from '#src/paths.ts'

/** The empty path: the product starts at its home page. */
export const loader = () => redirect(paths.home)
export const clientLoader = loader

export default function Start() {
  return null
}
