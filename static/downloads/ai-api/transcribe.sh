#!/usr/bin/env bash
set -euo pipefail
: "${AI_CLIENT_ID:?is not set}" "${AI_CLIENT_SECRET:?is not set}"
file="${1:?usage: transcribe.sh FILE}"
api="${AI_API:-https://api.example.com/ai/v1}"
auth="${AI_AUTH:-https://auth.example.com}"
pause="${AI_POLL_SECONDS:-5}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
answer="$work/answer.json"

# Writes code, request id and detail of a problem, or of an OAuth error, and stops.
fail() {
  jq --raw-output --exit-status '"\(.code // .error) request \(.request_id // "none"): \(.detail // .error_description)"' \
    "$1" >&2 2>/dev/null || echo "HTTP $status, and the response is not JSON" >&2
  exit 1
}

# Seconds that the API asks for: a number, or a date in the form of macOS or of Linux.
retry_after() {
  local value now at
  value=$(tr -d '\r' <"$work/headers" | sed -n 's/^[Rr]etry-[Aa]fter: *//p' | tail -n 1)
  now=$(date +%s)
  if [[ "$value" =~ ^(0|[1-9][0-9]{0,8})$ ]]; then
    at=$((now + value))
  else
    at=$(LC_ALL=C date -ju -f '%a, %d %b %Y %T GMT' "$value" +%s 2>/dev/null ||
      date -u -d "$value" +%s 2>/dev/null) || at=$now
  fi
  echo $((at > now ? at - now : 0))
}

# Sends a request until it has a complete response, at most 5 times, and writes the response to a file.
send() {
  local attempt limit wait
  for ((attempt = 1; ; attempt++)); do
    : >"$work/headers"
    status=$(curl --silent --connect-timeout 10 --speed-limit 1 --speed-time 60 --dump-header "$work/headers" \
      --output "$answer" --write-out '%{http_code}' "$@") || status=000
    case "$status" in
      000 | 408 | 425 | 429 | 5??) ((attempt < 5)) || break ;;
      *) break ;;
    esac
    limit=$((500 << (attempt - 1)))
    ((limit < 30000)) || limit=30000
    wait=$(($(retry_after) * 1000 + limit * RANDOM / 32768))
    sleep "$((wait / 1000)).$(printf %03d $((wait % 1000)))"
  done
  [[ "$status" != 000 ]] || { echo "no complete response from the API" >&2; exit 1; }
  ((status < 400)) || fail "$answer"
}

# Secrets go through files that only you can read, so they do not show in the list of processes.
printf 'user = "%s:%s"\n' "$AI_CLIENT_ID" "$AI_CLIENT_SECRET" >"$work/client"

new_token() {
  send --config "$work/client" --data grant_type=client_credentials \
    --data-urlencode 'scope=ai.transcribe jobs.read' "$auth/oauth2/token"
  printf 'Authorization: Bearer %s\n' "$(jq --raw-output .access_token "$answer")" >"$work/token"
  renew=$((SECONDS + $(jq .expires_in "$answer") - 60))
}

new_token
if [[ ! -e "$file.key" ]]; then
  { uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid; } >"$file.key.$$"
  sync
  ln "$file.key.$$" "$file.key" 2>/dev/null || true # another run may have been quicker
  rm "$file.key.$$"
fi
send --header "@$work/token" --request POST --upload-file "$file" \
  --header 'Content-Type: application/octet-stream' --header "Idempotency-Key: $(<"$file.key")" \
  "$api/transcriptions"
job_id=$(jq --raw-output .id "$answer")

deadline=$((SECONDS + ${AI_WAIT_SECONDS:-3600}))
while ((SECONDS < deadline)); do
  sleep "$pause"
  pause=$((pause * 2 < 30 ? pause * 2 : 30))
  ((SECONDS < renew)) || new_token
  send --header "@$work/token" "$api/jobs/$job_id"
  case $(jq --raw-output .state "$answer") in
    succeeded) jq --raw-output .result.text "$answer"; exit ;;
    failed) jq .error "$answer" >"$work/error.json"; fail "$work/error.json" ;;
  esac
done
echo "$job_id has not finished yet" >&2
exit 1
