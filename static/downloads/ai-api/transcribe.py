import base64, http.client, json, os, random, sys, time, uuid
from email.utils import parsedate_to_datetime
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API = os.environ.get("AI_API", "https://api.example.com/ai/v1")
AUTH = os.environ.get("AI_AUTH", "https://auth.example.com")
token, renew_at = "", 0.0


def fail(status, body):
    """Stops with a problem (RFC 9457), or an error of the token endpoint (RFC 6749)."""
    name = body.get("code") or body.get("error") or f"HTTP {status}"
    detail = body.get("detail") or body.get("error_description", "")
    sys.exit(f"{name} request {body.get('request_id', 'none')}: {detail}")


def parse(text):
    try:
        return json.loads(text)
    except ValueError:
        return {}


def retry_after(headers):
    """Seconds that the API asks for: a number, or a date."""
    value = headers.get("Retry-After") or ""
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return 0.0


def send(url, headers, data=None, file=None):
    """Sends a request until it has a complete response, at most 5 times."""
    for attempt in range(5):
        media = open(file, "rb") if file else None
        asked = 0.0
        try:
            with urlopen(Request(url, data=media or data, headers=headers), timeout=60) as response:
                body = parse(response.read())
                return body if body else fail(response.status, body)
        except HTTPError as error:
            if attempt == 4 or (error.code not in (408, 425, 429) and error.code < 500):
                fail(error.code, parse(error.read()))
            asked = retry_after(error.headers)
        except (OSError, http.client.HTTPException) as error:
            if attempt == 4:
                sys.exit(f"no complete response from {url}: {error}")
        finally:
            if media:
                media.close()
        time.sleep(asked + random.uniform(0, min(30, 0.5 * 2**attempt)))


def call(path, headers={}, file=None):
    global token, renew_at
    if time.monotonic() >= renew_at:
        pair = f"{os.environ['AI_CLIENT_ID']}:{os.environ['AI_CLIENT_SECRET']}"
        basic = {"Authorization": "Basic " + base64.b64encode(pair.encode()).decode()}
        form = urlencode({"grant_type": "client_credentials", "scope": "ai.transcribe jobs.read"})
        answer = send(f"{AUTH}/oauth2/token", basic, form.encode())
        token, renew_at = answer["access_token"], time.monotonic() + answer["expires_in"] - 60
    return send(API + path, {**headers, "Authorization": f"Bearer {token}"}, file=file)


def key_of(file):
    """Keeps a key on disk beside the file, and returns it."""
    draft = f"{file}.{uuid.uuid4()}"
    with open(draft, "x") as out:
        out.write(str(uuid.uuid4()))
        out.flush()
        os.fsync(out.fileno())
    try:
        os.link(draft, f"{file}.key")
    except FileExistsError:
        pass  # another run was quicker, or this is not the first
    finally:
        os.remove(draft)
    with open(f"{file}.key") as kept:
        return kept.read().strip()


def transcribe(file):
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Length": str(os.path.getsize(file)),
        "Idempotency-Key": key_of(file),
    }
    job = call("/transcriptions", headers, file)
    pause = float(os.environ.get("AI_POLL_SECONDS", "5"))
    deadline = time.monotonic() + float(os.environ.get("AI_WAIT_SECONDS", "3600"))
    while time.monotonic() < deadline:
        time.sleep(pause)
        pause = min(pause * 2, 30)
        job = call(f"/jobs/{job['id']}")
        if job["state"] == "succeeded":
            return job["result"]["text"]
        if job["state"] == "failed":
            fail(200, job["error"])
    sys.exit(f"{job['id']} has not finished yet")


if len(sys.argv) != 2:
    sys.exit("usage: python3 transcribe.py FILE")
try:
    print(transcribe(sys.argv[1]))
except OSError as error:
    sys.exit(str(error))
