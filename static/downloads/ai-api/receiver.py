import hashlib
import hmac
import json
import os
import re
import sqlite3
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FILE = os.environ.get("INBOX", "inbox.db")
MAX_BYTES = 65_536
working = threading.Lock()


def is_from_ai_api(secret, headers, raw_body, now=None):
    """raw_body is bytes, as they came and before any parsing; now is in seconds."""
    timestamp = headers.get("X-AI-Timestamp", "")
    signature = headers.get("X-AI-Signature", "")
    now = time.time() if now is None else now
    if not re.fullmatch("[0-9]{10}", timestamp) or abs(now - int(timestamp)) > 300:
        return False
    message = timestamp.encode() + b"." + raw_body
    expected = hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
    return hmac.compare_digest(signature.encode(), expected.encode())


def database():
    db = sqlite3.connect(FILE, timeout=10)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, body BLOB, done INTEGER DEFAULT 0)")
    return db


def keep(name, raw_body):
    """Put an event on disk, under its id; one that is there stays as it is."""
    db = database()
    with db:
        db.execute("INSERT INTO events (id, body) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, raw_body))
    db.close()


def work():
    """Work on what was kept and is not done."""
    with working:
        db = database()
        for name, body in db.execute("SELECT id, body FROM events WHERE done = 0 ORDER BY rowid").fetchall():
            job = json.loads(body)["data"]
            print(job["id"], job["state"], flush=True)  # fetch the job here; after a crash this may happen again
            with db:
                db.execute("UPDATE events SET done = 1 WHERE id = ?", (name,))
        db.close()


class Receiver(BaseHTTPRequestHandler):
    timeout = 10  # seconds for which a connection may be silent

    def do_POST(self):
        status = self.receive()
        self.close_connection = True
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()
        if status == 204:
            work()

    def receive(self):
        """Store an event and return the status to send."""
        length = self.headers.get("Content-Length", "")
        if not length.isdigit():
            return 411
        if int(length) > MAX_BYTES:
            return 413
        body = self.rfile.read(int(length))
        if len(body) < int(length) or not is_from_ai_api(os.environ["AI_WEBHOOK_SECRET"], self.headers, body):
            return 401
        try:
            job = json.loads(body)["data"]
            name = job["id"] + " " + job["state"]
        except (ValueError, LookupError, TypeError):
            return 400
        try:
            keep(name, body)
        except sqlite3.Error as error:
            print(error, file=sys.stderr)
            return 500  # we send it again
        return 204

    def log_message(self, *args):
        pass  # no line for each request


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        print("a connection broke:", sys.exc_info()[1], file=sys.stderr)


if __name__ == "__main__":
    server = Server(("", int(os.environ.get("PORT", "8080"))), Receiver)
    print(f"Listening on port {server.server_port}", file=sys.stderr, flush=True)
    work()
    server.serve_forever()
