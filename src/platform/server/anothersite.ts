import type { FastifyRequest } from 'fastify'

/** Whether another site made its visitor send this form. An old browser doesn't say where a form comes from; its form is taken. */
export const isFromAnotherSite = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
