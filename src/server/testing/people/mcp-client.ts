import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'

/** The SDK's own client, over a socket, until the test ends. */
export async function connectMcp(address: string, key?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: { headers },
  })
  await client.connect(transport as unknown as Parameters<Client['connect']>[0])
  onTestFinished(() => client.close())
  return client
}

/** Calls a tool. @returns the text, whether it is a refusal, and the structured answer. */
export async function callTool(client: Client, name: string, input: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: input })
  const [{ text }] = result.content as [{ text: string }]
  return { text, isError: result.isError === true, data: result.structuredContent as never }
}
