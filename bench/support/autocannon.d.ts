declare module 'autocannon' {
  type Options = { url: string; duration: number; connections: number; headers: Record<string, string> }
  type Result = { errors: number; non2xx: number; '2xx': number }
  export default function autocannon(options: Options): Promise<Result>
}
