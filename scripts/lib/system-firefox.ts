#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { systemFirefox } from './firefox.ts'

/**
 * Starts the system's Firefox as Playwright wants it started (same arguments, same lines on the error output), and
 * stands between the two: Playwright sends a command of WebDriver BiDi that the long-term release 153 does not know
 * yet. It gets an empty answer; everything else passes unchanged.
 */
const unknownCommands = new Set(['emulation.setMediaFeaturesOverride'])

const child = spawn(systemFirefox, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
child.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => child.kill())

function connect(client: WebSocket, address: string): void {
  const browser = new WebSocket(address, { perMessageDeflate: false })
  const isOpen = new Promise((resolve) => browser.once('open', resolve))
  client.on('message', async (data: RawData) => {
    const text = String(data)
    const { id, method } = JSON.parse(text) as { id: number; method: string }
    if (unknownCommands.has(method))
      return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    await isOpen
    browser.send(text)
  })
  browser.on('message', (data) => client.send(String(data)))
  browser.on('error', (error) => console.error(error))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
createInterface({ input: child.stderr }).on('line', (line) => {
  const origin = line.match(/^WebDriver BiDi listening on (ws:\/\/\S+)$/)?.[1]
  if (!origin) return console.error(line)
  server.on('connection', (client, { url }) => connect(client, `${origin}${url}`))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`)
})
