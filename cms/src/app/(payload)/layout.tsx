import config from '../../payload.config.ts'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { touchCookieSession } from '../../sessions/touch-cookie-session.ts'
import { importMap } from './admin/importMap.js'
import './panel.css'

/** Filling in a form calls the server at every pause: it counts as use of the session, as saving does. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  await touchCookieSession()
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
