declare module 'autocannon' {
  type Options = { url: string; duration: number; connections: number; headers: Record<string, string> }
  type Result = { errors: number; '2xx': number; '3xx': number; '4xx': number; '5xx': number }
  export default function autocannon(options: Options): Promise<Result>
}
