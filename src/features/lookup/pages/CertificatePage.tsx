import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { verifyProof } from '../contract.ts'
import { NotSigned } from '../parts/verify/NotSigned.tsx'

/** The short address that is printed on a certificate leads to its signed proof. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { id: code = '' } = params
  const { proof } = await callFrom(context, verifyProof, { proof: code })
  return proof ? redirect(paths.verify(proof)) : data(null, { status: 404 })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default NotSigned
