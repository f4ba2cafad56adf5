import config from '../../payload.config.ts'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { answerCall } from '../panel-calls/answer-call.ts'
import { importMap } from './admin/importMap.js'
import './panel.css'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return answerCall(call, importMap)
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
